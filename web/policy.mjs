// What a browser is to allow the page, as a Content-Security-Policy: files of its own origin and WebAssembly, no script
// or style that stands within a page, and nothing sent anywhere else. The build writes it into index.html, so that it
// holds on any host; serve.mjs sends it as a header, which reaches the workers too.
export const policy = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
].join("; ");
