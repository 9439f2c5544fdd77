// What is handed in to a module; `Load` is where it comes from.
import type { Ask, Request } from "./protocol.mjs";

export type Load = (file: string) => Promise<BufferSource | Response> | BufferSource | Response;

export declare const ownRequests: Set<string>;
export declare function netRequest(bytes: Uint8Array): Request;
export declare function handIn(ask: Ask, load: Load, request: Request): Promise<void>;
export declare function handPuzzles(ask: Ask, load: Load): Promise<void>;
