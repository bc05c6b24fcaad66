/** A process of its own for an attack, as the attacker's work must not be the next user's wait. Begins at once, ends by a message. */
import { setPriority } from 'node:os';
import type { Target } from './attack.ts';
import { ATTACKS } from './table.ts';

// Attackers have machines of their own: here they get what the server leaves.
setPriority(19);

const [name = '', port = '', root = ''] = process.argv.slice(2);
const target: Target = { port: Number(port), root };
const attacking = ATTACKS[name]!.begin(target);
process.once('message', async () => {
  const finding = await attacking.end();
  process.send!(finding, () => process.exit(0));
});
