import { fsyncSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { endOfWritten, endsWithRecord } from './writeAheadLog';

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

interface Stream {
  nfd: number;
  node: FileNode;
}

interface NodeFiles {
  stream_ops: {
    fsync?: (stream: Stream) => number;
    write(stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number): number;
  };
  node_ops: { rename(file: FileNode, folder: FileNode, name: string): void };
  /** Turns Node's errors into the errno that PostgreSQL understands. */
  tryFSOperation(operation: () => void): void;
  realPath(node: FileNode): string;
}

/** Without an fsync of their own the engine's files reach the disk whenever the kernel likes, commits and all. */
function addFsync(files: NodeFiles, kept: (name: string) => void): void {
  files.stream_ops.fsync = ({ nfd, node }) => {
    files.tryFSOperation(() => fsyncSync(nfd));
    kept(node.name);
    return 0;
  };
}

/** Tells of each write to the log how far it came. */
function watchLog({ stream_ops }: NodeFiles, wrote: (name: string, end: number) => void): void {
  const write = stream_ops.write;
  stream_ops.write = (stream, buffer, offset, length, position) => {
    const written = write(stream, buffer, offset, length, position);
    const end = endOfWritten(stream.node.name, buffer.subarray(offset, offset + written), position);
    if (end !== null) wrote(stream.node.name, end);
    return written;
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
  #written = { name: '', end: 0 };
  /** Hears how far the log is on the disk, before the engine answers what it wrote it for. */
  onLogKept: (position: number) => void = () => undefined;

  /** How many times the engine made the disk keep something, files and folders together. */
  get fsyncs(): number {
    return this.#fsyncs;
  }

  override async init(pg: PGlite, given: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, given);
    const harden = (module: unknown) => {
      const emscripten = module as Emscripten;
      const files = emscripten.FS.filesystems.NODEFS;
      addFsync(files, (name) => {
        this.#fsyncs += 1;
        const { name: written, end } = this.#written;
        if (name === written && endsWithRecord(end)) this.onLogKept(end);
      });
      watchLog(files, (name, end) => {
        this.#written = { name, end };
      });
      makeRenameAtomic(emscripten);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), harden] } };
  }
}
