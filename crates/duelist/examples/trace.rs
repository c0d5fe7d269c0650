#![allow(missing_docs, clippy::print_stdout)]
use duelist::syntax::{Commands, Parameters};
use duelist::{Options, Response, Solver};
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let text = std::fs::read(&args[1]).unwrap();
    let mut p = Parameters::default();
    if let Some(n) = args.get(2) {
        p.set("N", n);
    }
    let mut options = Options::default();
    let name = args.get(3).map_or("search", |s| s);
    options.strategy = duelist::strategy::ALL.into_iter().find(|s| s.name == name).unwrap();
    options.compact_models = true;
    options.timeout = 30000;
    let mut solver = Solver::new(options);
    for source in Commands::new(&text[..], p) {
        match solver.execute(source.unwrap()) {
            Response::Text(t) => {
                println!("{t}");
                for e in &solver.report().events {
                    println!("; {} {} -> {} {:?}", e.engine, e.input, e.outcome, e.time);
                }
                if let Some(m) = solver.model_text() {
                    println!("{m}");
                }
            }
            Response::Error(d) => println!("{d}"),
            _ => {}
        }
    }
}
