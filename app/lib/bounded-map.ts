/** A map for browsers, where bytes count: beyond `maxSize` entries it drops the one that was added first. */
export class BoundedMap<K, V> extends Map<K, V> {
  readonly #maxSize: number;

  constructor(maxSize: number) {
    super();
    this.#maxSize = maxSize;
  }

  override set(key: K, value: V): this {
    super.set(key, value);
    const [oldest] = this.keys();
    if (oldest !== undefined && this.size > this.#maxSize) this.delete(oldest);
    return this;
  }
}
