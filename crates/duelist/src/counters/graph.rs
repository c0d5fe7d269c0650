//! The graph of a counter system, and walks through it.

use std::collections::VecDeque;

use dashu_int::IBig;
use dashu_ratio::RBig;

use crate::model::Value;

/// Values of control, and steps between them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Graph {
    /// Values of the fields that are control; the first one is where lists start.
    pub(crate) locations: Vec<Vec<Value>>,
    /// Steps that exist.
    pub(crate) edges: Vec<Edge>,
}

/// A step: what it reads and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Edge {
    /// The location before it.
    pub(crate) from: usize,
    /// The location after it.
    pub(crate) to: usize,
    /// What it reads.
    pub(crate) inputs: Vec<Value>,
    /// What it adds to each counter.
    pub(crate) sums: Vec<RBig>,
    /// The values of the terms of the other roles, field by field.
    pub(crate) others: Vec<Value>,
}

/// A closed walk without a repeated location, and how often it is taken.
struct Cycle {
    edges: Vec<usize>,
    times: IBig,
}

/// What is left to do when a walk is written down, the last thing first.
enum Task {
    Edge(usize),
    Visit(usize),
    Repeat(Vec<usize>, IBig),
}

impl Graph {
    /// The place of a location, which is added if it is new.
    pub(super) fn place(&mut self, location: Vec<Value>) -> usize {
        self.locations.iter().position(|known| *known == location).unwrap_or_else(|| {
            self.locations.push(location);
            self.locations.len() - 1
        })
    }

    /// Locations that edges with a multiplicity lead to from the first one, by edge of arrival.
    fn reached(&self, times: &[IBig]) -> Vec<Option<Option<usize>>> {
        let mut arrival = vec![None; self.locations.len()];
        arrival[0] = Some(None);
        let mut todo = VecDeque::from([0]);
        while let Some(at) = todo.pop_front() {
            for (index, edge) in self.edges.iter().enumerate() {
                if edge.from == at && times[index] > IBig::ZERO && arrival[edge.to].is_none() {
                    arrival[edge.to] = Some(Some(index));
                    todo.push_back(edge.to);
                }
            }
        }
        arrival
    }

    /// The locations of edges with a multiplicity that no walk from the first location along such edges reaches.
    #[must_use]
    pub(crate) fn cut_off(&self, times: &[IBig]) -> Vec<usize> {
        let reached = self.reached(times);
        (0..self.locations.len())
            .filter(|at| reached[*at].is_none())
            .filter(|at| (0..self.edges.len()).any(|edge| times[edge] > IBig::ZERO && self.edges[edge].from == *at))
            .collect()
    }

    /// A walk from the first location to `end` that takes each edge as often as `times` says, as words of edges and how often each
    /// is repeated. `None` if there is none: if as many edges do not arrive somewhere as leave, or edges are [cut off](Graph::cut_off).
    ///
    /// It is a path, and closed walks that are inserted where they meet what is there already (Euler, Hierholzer). Their number is at most that of the
    /// edges, and each is written at most twice, so that the result is small whatever the multiplicities are.
    #[must_use]
    pub(crate) fn walk(&self, times: &[IBig], end: usize) -> Option<Vec<(Vec<usize>, IBig)>> {
        let arrival = self.reached(times);
        let mut left = times.to_vec();
        let mut path = Vec::new();
        let mut at = end;
        while at != 0 {
            let edge = arrival[at]??;
            left[edge] -= IBig::ONE;
            path.push(edge);
            at = self.edges[edge].from;
        }
        path.reverse();
        let cycles = self.cycles(left)?;
        let mut tasks = self.visits(0, &path);
        let mut used = vec![false; cycles.len()];
        let mut walk: Vec<(Vec<usize>, IBig)> = Vec::new();
        while let Some(task) = tasks.pop() {
            match task {
                Task::Edge(edge) => match walk.last_mut() {
                    Some((word, once)) if once.is_one() => word.push(edge),
                    _ => walk.push((vec![edge], IBig::ONE)),
                },
                Task::Repeat(word, times) => walk.push((word, times)),
                Task::Visit(at) => {
                    let meets =
                        |cycle: &Cycle, at: usize| cycle.edges.iter().position(|edge| self.edges[*edge].from == at);
                    let Some(next) = (0..cycles.len()).find(|next| !used[*next] && meets(&cycles[*next], at).is_some())
                    else {
                        continue;
                    };
                    used[next] = true;
                    let mut word = cycles[next].edges.clone();
                    word.rotate_left(meets(&cycles[next], at).unwrap_or(0));
                    tasks.push(Task::Visit(at));
                    let inside = |edge: &usize| self.edges[*edge].from;
                    let alone = (0..cycles.len())
                        .filter(|other| !used[*other])
                        .all(|other| word.iter().skip(1).all(|edge| meets(&cycles[other], inside(edge)).is_none()));
                    if alone {
                        tasks.push(Task::Repeat(word, cycles[next].times.clone()));
                    } else {
                        if !cycles[next].times.is_one() {
                            tasks.push(Task::Repeat(word.clone(), &cycles[next].times - IBig::ONE));
                        }
                        tasks.extend(self.visits(at, &word));
                    }
                }
            }
        }
        used.into_iter().all(|used| used).then_some(walk)
    }

    /// The tasks of a walk that starts somewhere, the last one first.
    fn visits(&self, start: usize, word: &[usize]) -> Vec<Task> {
        let mut tasks = vec![Task::Visit(start)];
        tasks.extend(word.iter().flat_map(|edge| [Task::Edge(*edge), Task::Visit(self.edges[*edge].to)]));
        tasks.reverse();
        tasks
    }

    /// Cycles that take each edge as often as `left` says; `None` if as many edges do not arrive somewhere as leave.
    fn cycles(&self, mut left: Vec<IBig>) -> Option<Vec<Cycle>> {
        let mut cycles = Vec::new();
        while let Some(first) = left.iter().position(|times| *times != IBig::ZERO) {
            let mut edges = vec![first];
            let start = loop {
                let at = self.edges[*edges.last()?].to;
                if let Some(start) = edges.iter().position(|edge| self.edges[*edge].from == at) {
                    break start;
                }
                edges.push((0..left.len()).find(|next| left[*next] > IBig::ZERO && self.edges[*next].from == at)?);
            };
            let edges = edges.split_off(start);
            let times = edges.iter().map(|edge| left[*edge].clone()).min().filter(|times| *times > IBig::ZERO)?;
            edges.iter().for_each(|edge| left[*edge] -= times.clone());
            cycles.push(Cycle { edges, times });
        }
        Some(cycles)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(locations: usize, edges: &[(usize, usize)]) -> Graph {
        let edge = |&(from, to): &(usize, usize)| Edge { from, to, inputs: vec![], sums: vec![], others: vec![] };
        Graph {
            locations: (0..locations).map(|at| vec![Value::int(at)]).collect(),
            edges: edges.iter().map(edge).collect(),
        }
    }

    /// Takes a walk step by step: it must be one, and use each edge as often as it should.
    fn check(graph: &Graph, times: &[u32], end: usize) -> usize {
        let wanted: Vec<IBig> = times.iter().map(|times| IBig::from(*times)).collect();
        let walk = graph.walk(&wanted, end).expect("there is a walk");
        let (mut at, mut used) = (0, vec![IBig::ZERO; times.len()]);
        for (word, count) in &walk {
            let start = at;
            for edge in word {
                assert_eq!(graph.edges[*edge].from, at);
                at = graph.edges[*edge].to;
                used[*edge] += count.clone();
            }
            assert!(count.is_one() || at == start, "only closed walks are repeated");
        }
        assert_eq!((at, used), (end, wanted));
        walk.len()
    }

    #[test]
    fn walks_take_each_edge_as_often_as_they_should() {
        let multiset = graph(1, &[(0, 0), (0, 0), (0, 0)]);
        assert_eq!(check(&multiset, &[5, 0, 1_000_000], 0), 2);
        assert_eq!(check(&multiset, &[0, 0, 0], 0), 0);
        let ring = graph(3, &[(0, 1), (1, 2), (2, 0)]);
        check(&ring, &[8, 7, 7], 1);
        let eight = graph(3, &[(0, 1), (1, 0), (1, 2), (2, 1), (2, 2)]);
        check(&eight, &[9, 9, 5, 5, 4], 0);
        check(&eight, &[9, 8, 5, 5, 4], 1);
        check(&eight, &[1, 0, 6, 5, 100], 2);
    }

    #[test]
    fn what_is_no_walk() {
        let eight = graph(3, &[(0, 1), (1, 0), (1, 2), (2, 1)]);
        let times = |times: [u32; 4]| times.map(IBig::from);
        assert_eq!(eight.walk(&times([1, 0, 0, 0]), 0), None, "it does not end there");
        assert_eq!(eight.walk(&times([0, 0, 1, 1]), 0), None, "it does not start there");
        assert_eq!(eight.cut_off(&times([0, 0, 1, 1])), [1, 2]);
        assert_eq!(eight.cut_off(&times([1, 1, 1, 1])), [] as [usize; 0]);
    }
}
