/** What of libheif is used here; the package says nothing of the types of its JavaScript half. */
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Calls back with the pixels, four bytes each, or null where they can't be read. */
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (read: { data: Uint8ClampedArray } | null) => void,
    ): void;
    free(): void;
  }
  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
  export default libheif;
}
