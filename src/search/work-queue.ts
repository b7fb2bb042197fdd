/** A list of small numbers still to be dealt with, none of them twice. The first added comes first. */
export class WorkQueue {
  length = 0;
  private first = 0;
  private readonly items: Uint16Array;
  private readonly isListed: Uint8Array;

  constructor(readonly most: number) {
    this.items = new Uint16Array(most);
    this.isListed = new Uint8Array(most);
  }

  add(item: number): void {
    if (this.isListed[item] === 1) return;
    this.isListed[item] = 1;
    const end = this.first + this.length++;
    this.items[end < this.most ? end : end - this.most] = item;
  }

  take(): number {
    const item = this.items[this.first]!;
    this.first = this.first + 1 < this.most ? this.first + 1 : 0;
    this.length--;
    this.isListed[item] = 0;
    return item;
  }

  clear(): void {
    while (this.length > 0) this.take();
  }
}
