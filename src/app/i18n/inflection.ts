/**
 * In the place of the English inflections that react-admin makes a label with where no translation has one: our texts name every resource
 * and field, and no English plural would help a Polish one. What is asked stays as it is.
 */
const asItIs = (text: string): string => text;

export {
  asItIs as capitalize,
  asItIs as humanize,
  asItIs as inflect,
  asItIs as pluralize,
  asItIs as singularize,
  asItIs as transform,
};
