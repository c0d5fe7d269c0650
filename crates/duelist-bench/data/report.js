// A click on a column's head sorts each group by it; a second click turns the order round.
for (const table of document.querySelectorAll("table")) {
  const heads = [...table.querySelectorAll("thead th")];
  heads.forEach((head, column) => head.firstElementChild.addEventListener("click", () => {
    const down = head.getAttribute("aria-sort") === "ascending";
    heads.forEach(other => other.removeAttribute("aria-sort"));
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    const compare = (a, b) => {
      const [x, y] = [a, b].map(row => row.cells[column]);
      return "key" in x.dataset ? x.dataset.key - y.dataset.key : x.textContent.localeCompare(y.textContent);
    };
    for (const body of table.tBodies) {
      const rows = [...body.rows].slice(1).sort(compare);
      body.append(...(down ? rows.reverse() : rows));
    }
  }));
}
