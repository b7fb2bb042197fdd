/** A cache in which a key has one value for as long as anybody holds it. */
export class WeakCache<Value extends object> {
  private readonly values = new Map<string, WeakRef<Value>>();
  /** The values that were asked for last, which stay though nobody holds them. */
  private readonly last = new Map<string, Value>();
  private readonly unused = new FinalizationRegistry((key: string) => {
    if (!this.values.get(key)?.deref()) this.values.delete(key);
  });

  /** `most`: the number of values that stay. `onLeft` is called with a value that no longer stays. */
  constructor(
    private readonly most: number,
    private readonly onLeft: (value: Value) => void = () => {},
  ) {}

  /** Returns the value of a key, which is made if nobody holds it. */
  get(key: string, make: () => Value): Value {
    let value = this.values.get(key)?.deref();
    if (!value) {
      value = make();
      this.values.set(key, new WeakRef(value));
      this.unused.register(value, key);
    }
    this.last.delete(key);
    this.last.set(key, value);
    if (this.last.size > this.most) {
      const [oldest, left] = this.last.entries().next().value!;
      this.last.delete(oldest);
      this.onLeft(left);
    }
    return value;
  }
}
