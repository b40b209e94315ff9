module rewrite

go 1.26

require github.com/dominikbraun/graph v0.23.0
