#!/usr/bin/env bash
# slurm-array.sh [COUNT]: an array of jobs under slurmctld and two slurmd; one is killed, and submitted again.
source "$(dirname "$0")/common.sh"
needs slurmctld=slurmctld slurmd=slurmd sbatch=slurm-client munged=munge
PATH=$PATH:/usr/sbin
export SLURM_CONF=$FOLDER/slurm.conf
MUNGE=$FOLDER/munge
mkdir -m 755 "$MUNGE" "$FOLDER/state" "$FOLDER"/spool{1,2}
chmod 711 "$FOLDER"
HOST=$(hostname -s)

cat >"$SLURM_CONF" <<CONF
ClusterName=proof
SlurmctldHost=$HOST(127.0.0.1)
SlurmctldPort=17002
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$MUNGE/socket
StateSaveLocation=$FOLDER/state
SlurmdSpoolDir=$FOLDER/spool%n
SlurmctldPidFile=$FOLDER/slurmctld.pid
SlurmdPidFile=$FOLDER/slurmd%n.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmdParameters=config_overrides
ReturnToService=2
MpiDefault=none
NodeName=machine1 NodeHostname=$HOST NodeAddr=127.0.0.1 Port=17003 CPUs=1
NodeName=machine2 NodeHostname=$HOST NodeAddr=127.0.0.1 Port=17004 CPUs=1
PartitionName=all Nodes=machine1,machine2 Default=YES MaxTime=INFINITE State=UP
CONF
head -c 128 /dev/urandom >"$MUNGE/key"
chmod 600 "$MUNGE/key"
start munged munged --foreground --force --key-file="$MUNGE/key" --socket="$MUNGE/socket" --pid-file="$MUNGE/pid" \
  --seed-file="$MUNGE/seed" --log-file="$MUNGE/log"
waits 20 test -S "$MUNGE/socket"
start slurmctld slurmctld -D
start slurmd1 slurmd -D -N machine1
start slurmd2 slurmd -D -N machine2
idle() { [ "$(sinfo -h -N -o %T | grep -c idle)" = 2 ]; }
waits 60 idle

cat >"$FOLDER/job" <<JOB
#!/bin/sh
part=\$(printf %04d "\$SLURM_ARRAY_TASK_ID")
echo "\$SLURMD_NODENAME" >>$FOLDER/machines
$PART_COMMAND $FOLDER/ids \$part $COMMAND $FOLDER/parts/\$part >$FOLDER/results/\$part.unfinished &&
  mv $FOLDER/results/\$part.unfinished $FOLDER/results/\$part.jsonl
JOB
# Parts that have no results, as sbatch takes them: 3,17.
missing() {
  for part in "$FOLDER"/parts/*; do
    [ -e "$FOLDER/results/$(basename "$part").jsonl" ] || echo "$((10#$(basename "$part")))"
  done | paste -sd,
}
array() { sbatch --wait --array="$(missing)" --output="$FOLDER/output.log" "$FOLDER/job"; }

at=$(date +%s.%N)
kill_one "$FOLDER/results" &
array || true
wait $!
echo "an array on two slurmd: $(seconds "$at"), parts missing: $(missing)"
[ -n "$(missing)" ]
at=$(date +%s.%N)
array
echo "submitted again: $(seconds "$at"), parts missing: $(missing)"
echo "jobs a machine: $(sort "$FOLDER/machines" | uniq -c | awk '{ printf "%s %d  ", $2, $1 }')"
gather "$FOLDER"/results/*.jsonl
same "$FOLDER/all.jsonl"
