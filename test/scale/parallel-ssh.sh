#!/usr/bin/env bash
# parallel-ssh.sh [COUNT]: GNU parallel over ssh to two sshd; one worker is killed, --resume-failed does its part again.
source "$(dirname "$0")/common.sh"
needs parallel=parallel sshd=openssh-server ssh=openssh-client rsync=rsync

ssh-keygen -q -t ed25519 -N '' -f "$FOLDER/key"
mkdir -p /run/sshd
for machine in 1 2; do
  ssh-keygen -q -t ed25519 -N '' -f "$FOLDER/host$machine"
  printf '%s\n' "Port $((2200 + machine))" 'ListenAddress 127.0.0.1' "HostKey $FOLDER/host$machine" 'StrictModes no' \
    "AuthorizedKeysFile $FOLDER/key.pub" "PidFile $FOLDER/sshd$machine.pid" 'MaxStartups 100' >"$FOLDER/sshd$machine.conf"
  printf '%s\n' "Host machine$machine" 'HostName 127.0.0.1' "Port $((2200 + machine))" "IdentityFile $FOLDER/key" \
    'StrictHostKeyChecking no' 'UserKnownHostsFile /dev/null' 'LogLevel ERROR' >>"$FOLDER/ssh.conf"
  start "sshd$machine" "$(PATH=$PATH:/usr/sbin command -v sshd)" -D -e -f "$FOLDER/sshd$machine.conf"
done
for machine in 1 2; do waits 20 ssh -F "$FOLDER/ssh.conf" "machine$machine" true; done

# Each part travels to a machine and its results travel back; how each went is in the log of jobs.
work() {
  (cd "$FOLDER/parts" && parallel "$@" --ssh "ssh -F $FOLDER/ssh.conf" --sshlogin 1/machine1,1/machine2 \
    --joblog "$FOLDER/jobs" --workdir ... --transferfile {} --return {}.jsonl --cleanup \
    "$PART_COMMAND $FOLDER/ids {} $COMMAND {} >{}.jsonl" ::: [0-9][0-9][0-9][0-9])
}
failed() { awk 'NR > 1 { worst[$1] = $7 || $8 } END { for (part in worst) bad += worst[part]; print bad + 0 }' "$FOLDER/jobs"; }

at=$(date +%s.%N)
kill_one "$FOLDER/parts" &
work || true
wait $!
echo "parallel over two sshd: $(seconds "$at"), parts that failed: $(failed)"
[ "$(failed)" = 1 ]
at=$(date +%s.%N)
work --resume-failed
echo "--resume-failed: $(seconds "$at"), parts that failed: $(failed)"
echo "jobs a machine: $(awk 'NR > 1 { jobs[$2]++ } END { for (machine in jobs) printf "%s %d  ", machine, jobs[machine] }' "$FOLDER/jobs")"
gather "$FOLDER"/parts/*.jsonl
same "$FOLDER/all.jsonl"
