// A file handed to the player.
export function save(name: string, url: string): void {
  const link = document.createElement("a");
  link.download = name;
  link.href = url;
  link.click();
  if (url.startsWith("blob:")) setTimeout(() => URL.revokeObjectURL(url), 60_000); // some browsers read it later
}

export const saveText = (name: string, text: string) => save(name, URL.createObjectURL(new Blob([text], { type: "text/plain" })));
