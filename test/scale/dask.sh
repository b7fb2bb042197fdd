#!/usr/bin/env bash
# dask.sh [COUNT]: Dask distributed, a scheduler and three workers; one is killed, the scheduler gives its parts to others.
source "$(dirname "$0")/common.sh"
PYTHON=/usr/bin/python3
$PYTHON -c 'import distributed' 2>/dev/null || needs "no such command"=python3-distributed
export DASK_DISTRIBUTED__ADMIN__LOW_LEVEL_LOG_LENGTH=0
SCHEDULER=tcp://127.0.0.1:17005

start scheduler $PYTHON -m distributed.cli.dask_scheduler --host 127.0.0.1 --port 17005 --no-dashboard
for worker in 1 2 3; do
  start "worker$worker" $PYTHON -m distributed.cli.dask_worker "$SCHEDULER" --name "worker$worker" --nthreads 1 \
    --no-nanny --no-dashboard --local-directory "$FOLDER/worker$worker"
done
victim=${STARTED[-1]}

at=$(date +%s.%N)
$PYTHON test/scale/dask-bag.py "$SCHEDULER" "$victim" "$FOLDER" $COMMAND
echo "a bag on three workers, one of which was killed: $(seconds "$at")"
gather "$FOLDER"/results/*.jsonl
same "$FOLDER/all.jsonl"
