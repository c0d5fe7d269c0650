# duelist without Rust or Python on your machine:
#
#     docker build -t duelist .
#     docker run --rm -i duelist < problem.smt2
#
# Debian 13, since Z3's wheel for 64-bit Arm needs its C library.
FROM rust:1-slim-trixie AS build
RUN apt-get update && apt-get install --yes --no-install-recommends python3 python3-pip && rm -rf /var/lib/apt/lists/*
WORKDIR /duelist
COPY Cargo.toml Cargo.lock README.md LICENSE-APACHE LICENSE-MIT ./
COPY crates crates
# The library goes beside the program and not into it: the image needs no cache folder, and has the library once.
RUN cargo install --locked --path crates/duelist-cli --no-default-features --no-track --root /out \
    && cp target/release/build/duelist-*/out/z3-*/libz3.so /out/bin/ \
    && cp LICENSE-APACHE LICENSE-MIT crates/duelist-cli/LICENSE-Z3 /out/

FROM debian:trixie-slim
# Z3 is written in C++.
RUN apt-get update && apt-get install --yes --no-install-recommends libstdc++6 && rm -rf /var/lib/apt/lists/*
COPY --from=build /out/LICENSE-* /usr/share/doc/duelist/
COPY --from=build /out/bin/ /usr/local/bin/
RUN echo '(declare-const x Int) (assert (> x 1)) (check-sat)' | duelist - | grep -qx sat
USER nobody
ENTRYPOINT ["duelist"]
