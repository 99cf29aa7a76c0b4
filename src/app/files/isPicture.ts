/** Whether a chosen file is a photograph or another picture; some phones tell no type, only a name. */
export const isPicture = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type.startsWith('image/') || (type === '' && /\.(jpe?g|png|webp|hei[cf])$/i.test(name));
