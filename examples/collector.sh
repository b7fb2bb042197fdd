#!/bin/sh
# A day of a collector: new puzzles join a bank, the bank is graded, and the best of each level become a book.
#
#   examples/collector.sh FOLDER NEW...      files of new puzzles, in any format
#
# It needs jq. FOLDER keeps bank.txt, graded.jsonl, best.jsonl and book.pdf. What is interrupted goes on when it is called again.
# BEST=100 puzzles of each level are chosen, of the SHORTLIST=300 that score highest; BY=profile.full.rounds is what the
# best have most of; SCALES=hodoku,se,berthier,te; JOBS=2 threads; LIMIT=10 seconds for one puzzle; SUDOKU is the program.
set -eu

folder=$1
shift
sudoku=${SUDOKU:-sudoku}
jobs=${JOBS:-2}
mkdir -p "$folder"
touch "$folder/bank.txt"

# 0 and 1 are fine (1: some puzzle has not one solution), 3 too: some puzzle took longer than it may.
graded() { "$@" || { status=$?; [ $status -eq 1 ] || [ $status -eq 3 ]; }; }

# Only kinds that the bank does not have: files that joined before add nothing.
if [ $# -gt 0 ]; then
  if [ -s "$folder/bank.txt" ]; then set -- --against "$folder/bank.txt" "$@"; fi
  $sudoku dedupe --jobs "$jobs" "$@" > "$folder/new.unfinished"
  cat "$folder/new.unfinished" >> "$folder/bank.txt"
  rm "$folder/new.unfinished"
fi

# Answers that were given before are not looked for again: the bank only grows at its end.
graded $sudoku grade --json --jobs "$jobs" --scale "${SCALES:-hodoku,se,berthier,te}" --time-limit "${LIMIT:-10}" \
  --resume "$folder/graded.state" --quiet "$folder/bank.txt" >> "$folder/graded.jsonl"

# The lines of a file with the highest values of a field, so many of each level. The system's sort uses files for long ones.
highest() { # FIELD COUNT FILE
  jq -Rr --arg field "$1" '. as $line | fromjson | select(.hodoku.level)
    | "\(.hodoku.level)\t\(getpath($field / ".") // 0)\t\($line)"' "$3" |
    LC_ALL=C sort -s -t "$(printf '\t')" -k 1,1 -k 2,2gr | awk -F '\t' -v count="$2" 'seen[$1]++ < count' | cut -f 3-
}

# A profile takes many times as long as the grades, so only a short list has one.
highest hodoku.score "${SHORTLIST:-300}" "$folder/graded.jsonl" > "$folder/shortlist.jsonl"
graded $sudoku grade --json --profile --jobs "$jobs" --time-limit "${LIMIT:-10}" --quiet "$folder/shortlist.jsonl" \
  > "$folder/profiled.jsonl"
highest "${BY:-profile.full.rounds}" "${BEST:-100}" "$folder/profiled.jsonl" > "$folder/best.jsonl"

$sudoku stats --scale none "$folder/bank.txt" > "$folder/bank-figures.txt"
$sudoku print --per-page 6 --title "The best of the bank" --overwrite --output "$folder/book.pdf" "$folder/best.jsonl"
