declare module "virtual:first-words" {
  import type { Words } from "./engine/protocol";
  export const english: Words;
  export const others: Record<string, () => Promise<{ default: Words }>>;
}

declare module "@protocol" {
  type Request = { do: string } & Record<string, unknown>;
  type Answer = { ok: boolean } & Record<string, unknown>;
  type Ask = { (request: Request): Answer; inSteps(request: Request, pause: () => Promise<boolean>): Promise<Answer> };
  export function protocol(source: Promise<Response> | BufferSource, progress?: (part: number) => void): Promise<Ask>;
  export function netRequest(bytes: Uint8Array): Request;
}

declare module "*.wasm?url" {
  const url: string;
  export default url;
}
