import type { Attack } from './attack.ts';
import { forgedOrigin } from './forged-origin.ts';
import { halfMessages } from './half-messages.ts';
import { inventedIdentities } from './invented-identities.ts';
import { manyAddresses } from './many-addresses.ts';
import { oneAddress } from './one-address.ts';
import { overAllowance } from './over-allowance.ts';
import { pipelining } from './pipelining.ts';
import { rebuild } from './rebuild.ts';
import { slowReaders } from './slow-readers.ts';
import { spellings } from './spellings.ts';

export const ATTACKS: Readonly<Record<string, Attack>> = {
  pipelining,
  'over allowance': overAllowance,
  'invented identities': inventedIdentities,
  'forged origin': forgedOrigin,
  'one address': oneAddress,
  'many addresses': manyAddresses,
  'slow readers': slowReaders,
  spellings,
  'half messages': halfMessages,
  rebuild,
};
