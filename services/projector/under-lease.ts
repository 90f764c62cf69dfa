import type { Lease, Leases } from '#store/leases.js';
import { NotAlone } from './tell-build.js';

/** Long enough for a machine that is slow; one that is gone is waited for no longer. */
const LEASE_MS = 10_000;
const EVERY_MS = 2_500;

/** Does what only one may do at a time, and says to it whether that is still so. Refused where somebody else does it. */
export const underLease = async <T>(
  leases: Leases,
  name: string,
  holder: string,
  work: (isHeld: () => boolean) => Promise<T>,
): Promise<T> => {
  const lease = await leases.hold(name, holder, LEASE_MS);
  if (lease === null) throw new NotAlone('Somebody else builds or compares the projections just now.');
  let until = performance.now() + LEASE_MS;
  const renewing = setInterval(() => {
    const asked = performance.now();
    leases.hold(name, holder, LEASE_MS).then(
      (held: Lease | null) => {
        if (held?.term === lease.term) until = asked + LEASE_MS;
      },
      // The storage is away: whether it is still ours, the clock says.
      () => undefined,
    );
  }, EVERY_MS);
  try {
    return await work(() => performance.now() < until);
  } finally {
    clearInterval(renewing);
    // It ends by itself, too.
    await leases.release(lease).catch(() => undefined);
  }
};
