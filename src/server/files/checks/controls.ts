/** Of a file that is no XML by the letter, and yet can be read. */
export const controlsFinding = {
  says: 'Plik ma znaki sterujące, których XML nie dopuszcza, więc inne programy mogą go nie otworzyć. Zachowaliśmy go tak, jak przyszedł.',
  certain: true,
};
