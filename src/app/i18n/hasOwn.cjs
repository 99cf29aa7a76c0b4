/** In place of polyglot’s polyfill of it: every browser that the build aims at has it. */
module.exports = Object.hasOwn;
