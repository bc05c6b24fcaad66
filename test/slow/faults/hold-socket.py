"""Holds a listening socket and passes it to a server as systemd does; restarts the server after each line of input."""
import os
import signal
import socket
import subprocess
import sys

held = socket.socket()
held.bind(("127.0.0.1", 0))
held.listen(4096)
START = 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$@"'


def start():
    def pass_socket():
        os.dup2(held.fileno(), 3)
        os.set_inheritable(3, True)

    server = subprocess.Popen(
        ["/bin/sh", "-c", START, *sys.argv[1:]],
        preexec_fn=pass_socket,
        close_fds=False,
        # As systemd does; the server must not share the input of this program.
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
    )
    server.stdout.readline()
    return server


def stop(server):
    server.send_signal(signal.SIGTERM)
    server.wait()


server = start()
print(held.getsockname()[1], flush=True)
for _ in sys.stdin:
    stop(server)
    server = start()
    print("restarted", flush=True)
stop(server)
