interface Component {
  name: string;
  version: string;
  purl: string;
  hashes?: { alg: string; content: string }[];
}

export function billOfMaterials(): { components: Component[] };
export function writeBillOfMaterials(dir: string): void;
