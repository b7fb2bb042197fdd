#!/usr/bin/env node
import { run } from '../dist/src/cli/program.js';

await run(process.argv);
