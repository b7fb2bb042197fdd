# Setup that the proofs share. Sourced: makes a folder that goes at the end, puzzles, and the results of a single run.
# SUDOKU is the program where it is not this checkout's, COUNT how many puzzles, PART how many of them in each part,
# WORK=grade grades them, WORK=dedupe keeps one of each kind: the fifth at the end is of kinds that came before.
set -euo pipefail
shopt -s nullglob
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
COUNT=${1:-${COUNT:-100000}}
PART=${PART:-5000}
SUDOKU=${SUDOKU:-$PWD/bin/sudoku.js}
WORK=${WORK:-grade}
case $WORK in
grade) COMMAND="node $SUDOKU grade --scale hodoku --json" ;;
dedupe) COMMAND="node $SUDOKU dedupe --quiet" ;;
*) echo "WORK is grade or dedupe, not $WORK" >&2; exit 2 ;;
esac
PART_COMMAND="$PWD/test/scale/note-process.sh"
FOLDER=$(mktemp -d)
STARTED=()

# The daemons that were started here end, by their own ids.
finish() {
  for process in "${STARTED[@]}"; do kill "$process" 2>/dev/null || true; done
  wait
  [ -n "${KEEP:-}" ] && echo "kept: $FOLDER" || rm -rf "$FOLDER"
}
trap finish EXIT
trap 'exit 130' INT TERM

# needs COMMAND=PACKAGE...: installs what is missing, or says so.
needs() {
  local missing=()
  for pair in "$@"; do PATH=$PATH:/usr/sbin command -v "${pair%=*}" >/dev/null || missing+=("${pair#*=}"); done
  [ ${#missing[@]} = 0 ] && return
  echo "installing ${missing[*]}"
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null ||
    { echo "missing, and cannot be installed here: ${missing[*]}" >&2; exit 1; }
}

# Runs a daemon in the background; its log is kept beside the puzzles.
start() {
  local name=$1
  shift
  "$@" >"$FOLDER/$name.log" 2>&1 &
  STARTED+=($!)
}

# waits SECONDS COMMAND...: until it succeeds.
waits() {
  local left=$(($1 * 5))
  shift
  until "$@" >/dev/null 2>&1; do
    ((left-- > 0)) || { echo "waited in vain for: $*" >&2; tail -n 5 "$FOLDER"/*.log >&2; exit 1; }
    sleep 0.2
  done
}

# kill_one RESULTS: when there are some, the first process that works at a part (note-process.sh has left its id in
# FOLDER/ids) is killed by that id.
kill_one() {
  local id process
  for ((tries = 0; tries < 5000; tries++)); do
    [ -z "$(echo "$1"/*.jsonl)" ] || for id in "$FOLDER"/ids/*; do
      process=$(cat "$id")
      grep -qs "$SUDOKU" "/proc/${process:-none}/cmdline" && kill -9 "$process" || continue
      echo "killed: process $process, at work on part $(basename "$id")"
      return
    done
    sleep 0.02
  done
  echo "nobody was at work" >&2
  return 1
}

seconds() { echo "$(date +%s.%N) - $1" | bc | xargs printf '%.1f s'; }

# same FILE: as a single run has it, byte for byte; no puzzle lost, none twice.
same() {
  cmp "$1" "$FOLDER/single.jsonl"
  [ "$(wc -l <"$1")" = "$KEPT" ] && [ -z "$(sort "$1" | uniq -d | head -c 1)" ]
  echo "the same: $KEPT lines, $(wc -c <"$1") bytes, none lost, none twice ($(sha256sum "$1" | cut -c -16))"
}

# gather RESULTS...: the results of all parts as one; the firsts of the parts are deduped once more.
gather() {
  if [ "$WORK" = dedupe ]; then cat "$@" >"$FOLDER/joined.txt" && $COMMAND "$FOLDER/joined.txt"; else cat "$@"; fi >"$FOLDER/all.jsonl"
}

# create COUNT: puzzles, one a line.
create() { node "$SUDOKU" create easy --count "$1" --seed scale --to line; }

needs bc=bc node=nodejs
mkdir "$FOLDER/parts" "$FOLDER/ids" "$FOLDER/results"
KEPT=$COUNT
if [ -n "${PUZZLES:-}" ]; then
  head -n "$COUNT" "$PUZZLES" >"$FOLDER/puzzles.txt"
elif [ "$WORK" = dedupe ]; then
  KEPT=$((COUNT - COUNT / 5))
  create "$KEPT" >"$FOLDER/kinds.txt"
  head -n $((COUNT / 5)) "$FOLDER/kinds.txt" | node "$SUDOKU" morph --seed scale | cat "$FOLDER/kinds.txt" - >"$FOLDER/puzzles.txt"
else
  create "$COUNT" >"$FOLDER/puzzles.txt"
fi
split -l "$PART" -d -a 4 "$FOLDER/puzzles.txt" "$FOLDER/parts/"
at=$(date +%s.%N)
$COMMAND "$FOLDER/puzzles.txt" >"$FOLDER/single.jsonl"
if [ "$WORK" = dedupe ] && [ -n "${PUZZLES:-}" ]; then KEPT=$(wc -l <"$FOLDER/single.jsonl"); fi
echo "a single run: $COUNT puzzles in $(seconds "$at")"
