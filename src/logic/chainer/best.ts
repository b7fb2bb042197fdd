/** The choice among chains: the easiest, of those the shortest, then by kind, then the first. */
export class Best<Chain extends { readonly rating: number }> {
  chain: Chain | undefined;
  private rating = Number.POSITIVE_INFINITY;
  private length = Number.POSITIVE_INFINITY;
  private key = Number.POSITIVE_INFINITY;

  wants(rating: number, length: number, key: number): boolean {
    if (rating !== this.rating) return rating < this.rating;
    return length !== this.length ? length < this.length : key < this.key;
  }

  take(chain: Chain, length: number, key: number): void {
    if (!this.wants(chain.rating, length, key)) return;
    this.chain = chain;
    this.rating = chain.rating;
    this.length = length;
    this.key = key;
  }
}
