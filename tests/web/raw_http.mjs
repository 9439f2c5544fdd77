// HTTP by bare sockets, so that what no browser would send can be sent, and every byte that comes back is seen.
import { connect } from "node:net";

// What comes back until the server, or we, have had enough: status, headers and body of the first answer, and all bytes.
export function sendTo(port, text, patience = 5000) {
    return new Promise((done, failed) => {
        const socket = connect(port, "127.0.0.1");
        const parts = [];
        socket.setTimeout(patience, () => socket.destroy(new Error("no answer")));
        socket.on("data", (data) => parts.push(data));
        socket.on("error", (error) => (parts.length > 0 ? done(read(Buffer.concat(parts))) : failed(error)));
        socket.on("end", () => done(read(Buffer.concat(parts))));
        socket.write(text);
    });
}

export function read(answer) {
    const end = answer.indexOf("\r\n\r\n");
    const [first, ...lines] = answer.subarray(0, end).toString("latin1").split("\r\n");
    const headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]));
    return { status: Number(first.split(" ")[1]), headers, body: answer.subarray(end + 4), all: answer };
}

// Each answer of a connection that stays open.
export function* readAll(bytes, isHead = () => false) {
    for (let i = 0; bytes.length > 0; i++) {
        const answer = read(bytes);
        const length = isHead(i) || answer.status === 304 ? 0 : Number(answer.headers["content-length"]);
        yield { ...answer, body: answer.body.subarray(0, length) };
        bytes = answer.body.subarray(length);
    }
}
