import { fsyncSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface FileNode {
  name: string;
}

/** The parts of Emscripten's file system on Node that its typings leave out. */
interface Emscripten {
  FS: {
    filesystems: { NODEFS: NodeFiles };
    lookupNode(parent: FileNode, name: string): FileNode;
    destroyNode(node: FileNode): void;
  };
}

interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  node_ops: { rename(file: FileNode, folder: FileNode, name: string): void };
  /** Turns Node's errors into the errno that PostgreSQL understands. */
  tryFSOperation(operation: () => void): void;
  realPath(node: FileNode): string;
}

/** Without an fsync of their own the engine's files reach the disk whenever the kernel likes, commits and all. */
function addFsync(files: NodeFiles, count: () => void): void {
  files.stream_ops.fsync = ({ nfd }) => {
    files.tryFSOperation(() => fsyncSync(nfd));
    count();
    return 0;
  };
}

/** A rename must replace its target in one step; the stock one first tries to unlink it. */
function makeRenameAtomic({ FS }: Emscripten): void {
  const files = FS.filesystems.NODEFS;
  const known = (folder: FileNode, name: string) => {
    try {
      return FS.lookupNode(folder, name);
    } catch {
      return null;
    }
  };
  files.node_ops.rename = (file, folder, name) => {
    const replaced = known(folder, name);
    files.tryFSOperation(() => renameSync(files.realPath(file), join(files.realPath(folder), name)));
    if (replaced) FS.destroyNode(replaced);
    file.name = name;
  };
}

/** The engine's folder on disk, with the fsync and the atomic rename that durability needs. */
export class DurableFs extends NodeFS {
  #fsyncs = 0;

  /** How many times the engine made the disk keep something, files and folders together. */
  get fsyncs(): number {
    return this.#fsyncs;
  }

  override async init(pg: PGlite, given: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, given);
    const harden = (module: unknown) => {
      const emscripten = module as Emscripten;
      addFsync(emscripten.FS.filesystems.NODEFS, () => {
        this.#fsyncs += 1;
      });
      makeRenameAtomic(emscripten);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), harden] } };
  }
}
