declare module "virtual:first-words" {
  import type { Words } from "./engine/protocol";
  export const english: Words;
  export const others: Record<string, () => Promise<{ default: Words }>>;
}

declare module "*.wasm?url" {
  const url: string;
  export default url;
}
