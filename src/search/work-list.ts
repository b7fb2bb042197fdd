/** A list of small numbers still to be dealt with, none of them twice. The last added comes first. */
export class WorkList {
  length = 0;
  private readonly items: Uint16Array;
  private readonly isListed: Uint8Array;

  constructor(readonly most: number) {
    this.items = new Uint16Array(most);
    this.isListed = new Uint8Array(most);
  }

  add(item: number): void {
    if (this.isListed[item] === 1) return;
    this.isListed[item] = 1;
    this.items[this.length++] = item;
  }

  take(): number {
    const item = this.items[--this.length]!;
    this.isListed[item] = 0;
    return item;
  }

  clear(): void {
    while (this.length > 0) this.take();
  }
}
