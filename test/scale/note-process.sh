#!/bin/sh
# note-process.sh IDS PART COMMAND...: leaves in the folder IDS, under the part's name, the id of the process that does the work.
echo $$ >"$1/$2"
shift 2
exec "$@"
