/** A list of small numbers still to be dealt with, none of them twice. */
export class WorkList {
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
    this.items[this.placeOf(this.length++)] = item;
  }

  takeLast(): number {
    const item = this.items[this.placeOf(--this.length)]!;
    this.isListed[item] = 0;
    return item;
  }

  takeFirst(): number {
    const item = this.items[this.first]!;
    this.first = this.placeOf(1);
    this.length--;
    this.isListed[item] = 0;
    return item;
  }

  clear(): void {
    while (this.length > 0) this.takeLast();
  }

  /** Where an item stands: after the last place follows the first. */
  private placeOf(index: number): number {
    const place = this.first + index;
    return place < this.most ? place : place - this.most;
  }
}
