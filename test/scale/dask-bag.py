"""dask-bag.py SCHEDULER VICTIM FOLDER COMMAND...: the puzzles of FOLDER as a bag of lines, its partitions piped through COMMAND.

A worker, the process VICTIM, is killed when it has done some of them.
"""
import os
import signal
import subprocess
import sys
import threading
import time
from glob import glob

import dask.bag
from distributed import Client

scheduler, victim, folder, *command = sys.argv[1:]


def work(lines):
    text = "".join(lines)
    return subprocess.run(command, input=text, text=True, stdout=subprocess.PIPE, check=True).stdout.splitlines()


def kill_worker():
    while not glob(f"{folder}/results/*.jsonl"):
        time.sleep(0.02)
    os.kill(int(victim), signal.SIGKILL)
    print(f"killed: worker {victim}, {len(glob(f'{folder}/results/*.jsonl'))} partitions written so far", flush=True)


if __name__ == "__main__":
    client = Client(scheduler)
    client.wait_for_workers(3)
    puzzles = dask.bag.read_text(sorted(glob(f"{folder}/parts/*")))
    print(f"{len(client.nthreads())} workers, {puzzles.npartitions} partitions", flush=True)
    killer = threading.Thread(target=kill_worker)
    killer.start()
    names = f"{folder}/results/*.jsonl"
    puzzles.map_partitions(work).to_textfiles(names, name_function=lambda i: f"{i:04}", last_endline=True)
    killer.join()
    print(f"{len(client.nthreads())} workers at the end", flush=True)
