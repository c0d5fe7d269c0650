//! A plan for a day: tasks with durations and priorities, in an order that a person would accept.
//!
//! `cargo run -p duelist --example schedule`
#![allow(clippy::print_stdout, reason = "an example shows what it finds")]

use std::time::Duration;

use duelist::{Answer, Datatype, Error, Int, List, Options, Solver, var};

#[derive(Datatype, Debug)]
struct Task {
    minutes: i64,
    priority: i64,
}

fn main() -> Result<(), Error> {
    let day = var::<Vec<Task>>("day");
    let minutes = day.map(|task| task.minutes());
    let priorities = day.map(|task| task.priority());

    let mut options = Options::default();
    options.set_timeout(Some(Duration::from_secs(30)));
    let mut solver = Solver::new(options);
    solver.assert(day.len().ge(4) & day.len().le(6))?;
    solver.assert(day.forall(|task| task.minutes().ge(15) & task.minutes().le(120)))?;
    solver.assert(day.forall(|task| task.priority().ge(1) & task.priority().le(3)))?;
    // What matters most comes first, and the day has eight hours.
    solver.assert(priorities.rev().sorted())?;
    solver.assert(minutes.sum().eq(8 * 60))?;

    match solver.check()? {
        Answer::Sat(model) => {
            for task in model.get::<Vec<Task>>(&day)? {
                println!("priority {}: {} minutes", task.priority, task.minutes);
            }
        }
        other => println!("{other}"),
    }

    // However many tasks there are: if none takes less than 15 minutes, all together take at least 15 minutes for each.
    let mut claim = Solver::default();
    let durations = List::<Int>::var("durations");
    claim.assert(durations.forall(|task| task.ge(15)) & durations.sum().lt(15 * durations.len()))?;
    match claim.check()? {
        Answer::Unsat(proof) => println!("proved by {}: {}", proof.engine(), proof.invariant().unwrap_or_default()),
        other => println!("{other}"),
    }
    Ok(())
}
