/** In place of polyglot’s polyfill of it and the thirty packages beneath: every browser that the build aims at has it. */
module.exports = Object.entries;
