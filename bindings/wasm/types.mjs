// Makes the types of the protocol from src/protocol/schema.json: every $def by its name, and for each request its fields
// (Requests) and its answer (Answers). Package and page have them from one file, schema.d.mts, which each of the two
// builds writes.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const comment = ({ description }, pad = "") => (description ? `${pad}/** ${description} */\n` : "");
const nameOf = (ref) => ref.slice("#/$defs/".length);

function typeOf(schema, pad) {
  if (schema.$ref) return nameOf(schema.$ref);
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.map((one) => typeOf(one, pad)).join(" | ");
  if (schema.type === "object") return objectOf(schema, pad);
  if (schema.type === "array") return `Array<${typeOf(schema.items, pad)}>`;
  const plain = { string: "string", boolean: "boolean", integer: "number", number: "number", null: "null" };
  return [schema.type].flat().map((one) => plain[one] ?? fail(schema)).join(" | ");
}

function objectOf(schema, pad) {
  const base = (schema.allOf ?? []).map(({ $ref }) => `${nameOf($ref)} & `).join("");
  if (schema.propertyNames) return `Partial<Record<${typeOf(schema.propertyNames)}, ${typeOf(schema.additionalProperties, pad)}>>`;
  if (!schema.properties) return `Record<string, ${typeOf(schema.additionalProperties, pad)}>`;
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties).map(
    ([name, field]) => `${comment(field, `${pad}  `)}${pad}  ${name}${required.has(name) ? "" : "?"}: ${typeOf(field, `${pad}  `)};\n`,
  );
  return `${base}{${fields.length > 0 ? `\n${fields.join("")}${pad}` : ""}}`;
}

function fail(schema) {
  throw new Error(`schema.json has a type that types.mjs does not know: ${JSON.stringify(schema)}`);
}

function protocolTypes({ $defs, requests }) {
  const asked = Object.entries(requests).filter(([, { answer }]) => answer);
  const fieldsOf = ({ fields = {}, required = [] }) => objectOf({ properties: fields, required }, "  ");
  return [
    "// Made by types.mjs from src/protocol/schema.json.\n",
    ...Object.entries($defs).map(([name, schema]) => `${comment(schema)}export type ${name} = ${typeOf(schema, "")};\n`),
    `export interface Requests {\n${asked.map(([name, one]) => `  ${name}: ${fieldsOf(one)};\n`).join("")}}\n`,
    `export interface Answers {\n${asked.map(([name, { answer }]) => `  ${name}: ${typeOf(answer, "  ")};\n`).join("")}}\n`,
  ].join("\n");
}

// Only what has changed is written: a newer file in the checkout would be something to build.
export function writeNew(file, bytes) {
  mkdirSync(new URL(".", file), { recursive: true });
  if (!existsSync(file) || Buffer.compare(readFileSync(file), Buffer.from(bytes)) !== 0) writeFileSync(file, bytes);
}

export function writeTypes() {
  const schema = JSON.parse(readFileSync(new URL("../../src/protocol/schema.json", import.meta.url), "utf8"));
  writeNew(new URL("schema.d.mts", import.meta.url), protocolTypes(schema));
}
