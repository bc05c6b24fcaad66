import type { AddressInfo, Server } from 'node:net';
import { hostInUrl, SettingError } from '../policy/settings.ts';

/**
 * @param part which settings say where
 * @param isShared other sockets may listen on the same port
 * @throws {SettingError} if the port cannot be had
 */
export function listen(
  server: Server,
  part: '' | 'METRICS',
  port: number,
  host: string,
  isShared = false,
): Promise<AddressInfo> {
  const listening = Promise.withResolvers<AddressInfo>();
  server.once('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? 'the port is in use' : error.message;
    const settings = part === '' ? 'PORT, HOST' : 'METRICS_PORT, METRICS_HOST';
    listening.reject(new SettingError(`${settings}: cannot listen on ${hostInUrl(host)}:${port}; ${reason}`));
  });
  server.listen({ port, host, reusePort: isShared }, () => listening.resolve(server.address() as AddressInfo));
  return listening.promise;
}
