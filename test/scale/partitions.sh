#!/usr/bin/env bash
# partitions.sh [COUNT]: what a part costs by its size, from which it follows how large parts are to be.
source "$(dirname "$0")/common.sh"

cpu() {
  local TIMEFORMAT='%U %S'
  { time "$@" >/dev/null 2>&1; } 2>&1 | awk '{ print $1 + $2 }'
}
middle() { sort -n | awk '{ all[NR] = $1 } END { print all[int((NR + 1) / 2)] }'; }
often() { for round in 1 2 3 4 5; do cpu "$@"; done | middle; }

echo "node -e 0: $(often node -e 0) CPU seconds"
printf '%10s %14s %18s\n' puzzles 'CPU seconds' 'a CPU second'
for size in 1 10 100 1000 5000 20000 100000; do
  [ "$size" -le "$COUNT" ] || continue
  head -n "$size" "$FOLDER/puzzles.txt" >"$FOLDER/part"
  taken=$(often $COMMAND "$FOLDER/part")
  printf '%10d %14.2f %18.0f\n' "$size" "$taken" "$(echo "$size / $taken" | bc -l)"
done
