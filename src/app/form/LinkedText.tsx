const address = /(https:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

/** A firm's sentence in which an address can be opened, in a new tab. */
export function LinkedText({ children }: { children: string }) {
  return children.split(address).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part} target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    ),
  );
}
