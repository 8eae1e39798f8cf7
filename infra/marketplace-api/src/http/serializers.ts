import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';

type Serializer = ReturnType<ReturnType<typeof compile>>;

const compile = SerializerSelector();
const compiled = new WeakMap<object, Serializer>();

/** Serialises responses by their schemas. Many calls share the schemas of errors and lists, so each is compiled once. */
export const serializers: FastifySerializerCompiler<object> = (route) => {
  let serializer = compiled.get(route.schema);
  if (!serializer) {
    serializer = compile({}, {})({ httpStatus: '200', ...route });
    compiled.set(route.schema, serializer);
  }
  return serializer;
};
