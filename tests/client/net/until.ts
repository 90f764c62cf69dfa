import type { ReadonlySignal } from '@preact/signals';

/** Resolves with what a signal is, once that fits. */
export const until = <Value>(signal: ReadonlySignal<Value>, fits: (value: Value) => boolean): Promise<Value> => {
  const { promise, resolve } = deferred<Value>();
  const end = signal.subscribe((value) => {
    if (fits(value)) resolve(value);
  });
  void promise.then(end);
  return promise;
};

const deferred = <Value>() => {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};
