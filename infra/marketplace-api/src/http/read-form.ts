import { MAX_PICTURE_BYTES } from '@souk/contracts/api';
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createProblem, invalid, isProblem } from './problem.ts';

/** The content of a form: texts by name, lists by names that end in `[]`, and pictures. */
export interface Form {
  fields: Record<string, unknown>;
  files: Buffer[];
}

const MAX_FIELDS = 40;
/** A message has up to 2000 characters of up to three bytes. */
const MAX_FIELD_BYTES = 6000;

export async function forms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: {
      fileSize: MAX_PICTURE_BYTES,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      fieldNameSize: 100,
      headerPairs: 50,
    },
  });
}

/** Reads a form with up to `maxFiles` pictures named `field`. @throws Problem for every other form. */
export async function readForm(
  request: FastifyRequest,
  { field, most: maxFiles }: { field: string; most: number },
): Promise<Form> {
  if (!request.isMultipart()) throw createProblem(415, 'media_type', 'files.form');
  // Without a prototype, no field name collides with a property of objects.
  const form: Form = { fields: Object.create(null) as Form['fields'], files: [] };
  try {
    for await (const part of request.parts({ limits: { files: maxFiles, parts: maxFiles + MAX_FIELDS } }))
      await take(part);
  } catch (error) {
    throw refusalOf(error, field, maxFiles);
  }
  return form;

  function addText(name: string, value: string): void {
    const list = /^(\w+)\[\]$/.exec(name)?.[1];
    if (list === undefined) form.fields[name] = value;
    else {
      const before = form.fields[list];
      form.fields[list] = [...(Array.isArray(before) ? (before as unknown[]) : []), value];
    }
  }

  async function take(part: Multipart): Promise<void> {
    if (part.type === 'field') {
      // A truncated value would differ from what was sent.
      if (part.valueTruncated) throw invalid(part.fieldname, 'invalid.long', { limit: MAX_FIELD_BYTES });
      if (typeof part.value === 'string') addText(part.fieldname, part.value);
    } else if (part.fieldname === field) {
      form.files.push(await part.toBuffer());
    } else {
      throw invalid(part.fieldname.slice(0, 100) || 'body', 'invalid.unknown');
    }
  }
}

function refusalOf(error: unknown, field: string, maxFiles: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return createProblem(413, field, 'files.too_large', { megabytes: MAX_PICTURE_BYTES / 1024 / 1024 });
  }
  if (code === 'FST_FILES_LIMIT') return invalid(field, 'files.too_many', { most: maxFiles });
  if (isProblem(error)) return error;
  // Every other malformed form: its boundary, its end, its headers.
  return createProblem(400, 'bad', 'request.bad');
}
