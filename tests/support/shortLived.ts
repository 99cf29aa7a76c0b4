/** For Node: optimising the engine's code costs a second and more of processor, and pays only where the process lives on. */
export const SHORT_LIVED = '--wasm-tiering-budget=60000000';
