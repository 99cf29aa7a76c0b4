import type { Item, Vault } from './item';

/** Where the browser keeps nothing: items live as long as the page, and say so. */
export function memoryVault(): Vault {
  const kept = new Map<string, { item: Item; files: readonly File[] }>();
  return {
    read: async () => ({ items: [...kept.values()].map(({ item }) => item), lost: [] }),
    add: async (item, files) => void kept.set(item.id, { item, files }),
    change: async (item) => {
      const before = kept.get(item.id);
      if (before) kept.set(item.id, { ...before, item });
    },
    file: async ({ id }, nth) => {
      const file = kept.get(id)?.files[nth];
      if (!file) throw new Error('Tego pliku już tu nie ma.');
      return file;
    },
    remove: async (ids) => {
      for (const id of ids) kept.delete(id);
    },
  };
}
