import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileMissing, type FileStore } from './store';

/** `s3://KEY:SECRET@bucket/prefix?region=…&endpoint=…`, taken apart. Without a key the environment of the SDK gives it. */
export interface S3Place {
  bucket: string;
  prefix: string;
  region: string;
  /** For a server that is not Amazon's; its buckets are then paths. */
  endpoint: string | null;
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

/** Reads FILES_URL; null for what is no such address. */
export function parseS3(text: string): S3Place | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, pathname, searchParams, username, password } = new URL(text);
  const endpoint = searchParams.get('endpoint');
  if (protocol !== 's3:' || hostname === '' || (endpoint !== null && !URL.canParse(endpoint))) return null;
  if ((username === '') !== (password === '')) return null;
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  return {
    bucket: hostname,
    prefix: prefix && `${prefix}/`,
    region: searchParams.get('region') ?? 'eu-central-1',
    endpoint,
    credentials:
      username === '' ? null : { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
  };
}

/** Files in a bucket; what is read is lent from a folder of copies that live as long as the reading. */
export async function s3Store({ bucket, prefix, region, endpoint, credentials }: S3Place, copies: string): Promise<FileStore> {
  const { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand, S3Client } = await import(
    '@aws-sdk/client-s3'
  );
  const client = new S3Client({
    region,
    // Checksums behind the bytes of a stream are Amazon's own; other servers keep them as a part of the file. Ours are in the rows.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === null ? {} : { credentials }),
  });
  const named = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  return {
    async put(key, path) {
      const { size } = await stat(path);
      await client.send(new PutObjectCommand({ ...named(key), Body: createReadStream(path), ContentLength: size }));
      await rm(path, { force: true });
    },
    async withLocal(key, work) {
      const { Body } = await client.send(new GetObjectCommand(named(key))).catch((error: unknown) => {
        throw error instanceof NoSuchKey ? new FileMissing(key, { cause: error }) : error;
      });
      await mkdir(copies, { recursive: true, mode: 0o700 });
      const copy = join(copies, randomUUID());
      try {
        await pipeline(Body as Readable, createWriteStream(copy, { mode: 0o600, flags: 'wx' }));
        return await work(copy);
      } finally {
        await rm(copy, { force: true });
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(named(key)));
    },
    async *list(folder) {
      let next: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: `${prefix}${folder}/`, ContinuationToken: next }),
        );
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { key: Key.slice(prefix.length), at: LastModified };
        next = page.NextContinuationToken;
      } while (next);
    },
    close: () => client.destroy(),
  };
}
