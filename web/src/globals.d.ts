declare module "virtual:first-words" {
  import type { Words } from "./engine/types";
  const all: Words[];
  export default all;
}

declare module "@engine" {
  export function engine(source: Promise<Response> | BufferSource, progress?: (part: number) => void): Promise<{
    ask(request: string): string;
    find(request: string): string;
    netFor(rules: string): string;
    language(name: string): void;
    takeNet(bytes: Uint8Array): boolean;
  }>;
  export function table(source: Promise<Response> | BufferSource): Promise<{
    serve(request: string): string;
    tasks(request?: string): string;
  }>;
}

declare module "*.wasm?url" {
  const url: string;
  export default url;
}
